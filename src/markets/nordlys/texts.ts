import type { OwnTexts } from '../languages/written.ts'

/** Nordlys speaks plainly, as one neighbour to another. */
export const nordlysTexts: OwnTexts = {
  no: {
    home: {
      metaTitle: 'Norge og verden, med tog og båt',
      metaDescription: 'Vi er et lite reisebyrå nordfra. Vi planlegger dagene, bestiller sengene og tar telefonen når toget er forsinket.',
      title: 'Ut på tur, helt til døra',
      wherePlaceholder: 'Lofoten, Wien, en øy',
      regionsTitle: 'Hjemme først',
      regionsText: 'Vi begynner i Norge og går utover. Alt på lista har noen av oss reist selv.',
      toursTitle: 'Turer vi skryter av',
      allTours: 'Alle turene våre',
      designTitle: 'Tegn Norge på langs',
      designText:
        'Hurtigbåt, nattog, tre netter på samme brygge: si hva du vil ha med, så setter vi sammen dagene. Du flytter på dem til det stemmer.',
      designLink: 'Begynn på kartet',
      designMap: 'En prikket rute langs norskekysten, fra Bergen via Trondheim og Bodø til Tromsø',
      reasonsTitle: 'Slik er vi',
      reasonOneTitle: 'Én pris, uten stjerner',
      reasonOneText: 'Det som står, er det du betaler. Kommer det en havneavgift på stedet, står den der før du bestiller.',
      reasonTwoTitle: 'Vi har prøvd senga',
      reasonTwoText: 'Ingen kommer på lista før en av oss har sovet der, spist der og rukket båten videre.',
      reasonThreeTitle: 'Nummeret går til oss',
      reasonThreeText: 'Ikke til en sentral. Den som svarer, har planen din oppe og kjenner ruta.',
    },
    search: { queryPlaceholder: 'Lofoten, Wien, en øy' },
    tour: { similarTitle: 'Turer i nabolaget' },
  },
}
