import type { CheckoutWords } from '../../en/words/checkout.ts'

export const checkout: CheckoutWords = {
  invalidPhoneNumber: 'Saisissez un numéro de téléphone avec son indicatif, par exemple +33 1 99 00 12 34.',
  invalidDate: 'Saisissez une date qui existe, par exemple 24 03 1988.',
  invalidDateMin: 'La date doit être le {min} ou après.',
  invalidDateMax: 'La date doit être le {max} ou avant.',
  invalidInteger: 'Saisissez un nombre entier.',
  missingRequiredFields: 'Des champs obligatoires sont vides',
  invalidBookingWindowTitle: 'Cette offre a expiré',
  invalidBookingWindowMessage:
    'Prix et places étaient réservés pour une durée limitée, qui est écoulée. Repartez de la page du circuit pour voir le prix du jour.',
  inactiveAgencyErrorTitle: 'Cette agence ne peut pas réserver pour le moment',
  inactiveAgencyErrorMessage: 'L’agence pour laquelle ce voyage a été préparé n’est pas active. Adressez-vous à elle, ou appelez-nous.',
}

export const packageTravelInformation = `
La combinaison de services de voyage qui vous est proposée est un forfait au sens de la directive (UE) 2015/2302. Vous bénéficiez donc de tous les droits de l’Union européenne applicables aux forfaits. Nous sommes entièrement responsables de la bonne exécution du forfait dans son ensemble. Comme la loi l’exige, nous disposons d’une protection afin de rembourser vos paiements et, si le transport est compris, d’assurer votre rapatriement si nous devenions insolvables.

## Vos droits essentiels

- Vous recevez toutes les informations essentielles sur le forfait avant de conclure le contrat.
- Au moins un professionnel est toujours responsable de la bonne exécution de tous les services de voyage du contrat.
- Un numéro d’urgence ou les coordonnées d’un point de contact vous sont communiqués.
- Vous pouvez céder votre forfait à une autre personne, moyennant un préavis raisonnable et éventuellement des frais.
- Le prix ne peut augmenter que si certains coûts augmentent (le carburant, par exemple) et si le contrat le prévoit expressément, au plus tard 20 jours avant le départ. Si la hausse dépasse 8 % du prix, vous pouvez résilier le contrat.
- Vous pouvez résilier le contrat sans frais et être intégralement remboursé si un élément essentiel, autre que le prix, change de façon importante.
- En cas de circonstances exceptionnelles, par exemple de graves problèmes de sécurité à destination, vous pouvez résilier le contrat sans frais avant le départ.
- Vous pouvez à tout moment avant le départ résilier le contrat moyennant des frais appropriés et justifiables.
- Si des éléments importants ne peuvent être fournis après le départ, d’autres prestations appropriées vous sont proposées sans supplément.
- Vous avez droit à une réduction de prix ou à un dédommagement si les services ne sont pas exécutés ou le sont mal.
- Nous devons vous aider si vous êtes en difficulté.
- Si nous devenons insolvables, les montants versés sont remboursés et, si le transport est compris, votre retour est garanti.
`
