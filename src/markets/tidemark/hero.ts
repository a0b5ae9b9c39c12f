import type { Whitelabel } from '../../shared/market/whitelabel.ts'

export const hero: Whitelabel['hero'] = {
  scene: 'islands-8',
  alt: {
    en: 'A white ferry crosses a still sea between mountain islands at first light',
    de: 'Eine weiße Fähre quert im ersten Licht eine stille See zwischen bergigen Inseln',
    fr: 'Un ferry blanc traverse une mer calme entre des îles montagneuses aux premières lueurs',
    it: 'Un traghetto bianco attraversa un mare calmo tra isole montuose alle prime luci',
    nl: 'Een witte veerboot vaart bij het eerste licht over een stille zee tussen bergachtige eilanden',
    no: 'En hvit ferge krysser et stille hav mellom fjelløyer ved daggry',
    sv: 'En vit färja korsar ett stilla hav mellan bergiga öar i gryningen',
    da: 'En hvid færge krydser et stille hav mellem bjergrige øer ved daggry',
    fi: 'Valkoinen lautta ylittää tyynen meren vuoristoisten saarten välissä aamun ensi valossa',
    pt: 'Um barco branco atravessa um mar calmo entre ilhas montanhosas à primeira luz',
  },
}
