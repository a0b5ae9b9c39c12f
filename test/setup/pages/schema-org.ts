/** The properties of schema.org that a type may have, of those the storefront could want; what a type must have has a mark behind it. */
const types: Readonly<Record<string, readonly string[]>> = {
  Organization: ['name!', 'url!', 'legalName', 'description', 'email', 'telephone', 'logo', 'contactPoint', '@id'],
  ContactPoint: ['contactType!', 'telephone', 'email', 'areaServed', 'availableLanguage'],
  BreadcrumbList: ['itemListElement!', 'name'],
  ItemList: ['itemListElement!', 'name', 'numberOfItems'],
  ListItem: ['position!', 'name', 'url', 'item'],
  City: ['name!'],
  Brand: ['name!', 'logo', 'url'],
  Product: ['name!', 'image!', 'offers!', 'description', 'sku', 'brand', 'url'],
  AggregateOffer: ['lowPrice!', 'priceCurrency!', 'availability!', 'url'],
  TouristTrip: ['name!', 'itinerary!', 'offers!', 'provider!', 'description', 'url', 'image', 'touristType'],
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

function faultsIn(value: unknown, at: string): string[] {
  if (Array.isArray(value)) return value.flatMap((each, index) => faultsIn(each, `${at}[${index}]`))
  if (!isObject(value)) return value === '' ? [`${at} is empty`] : []
  const { '@context': _, '@type': type, ...rest } = value
  const known = types[String(type)]
  if (!known) return [`${at} is of the type ${String(type)}`]
  const allowed = known.map((name) => name.replace('!', ''))
  const needed = known.filter((name) => name.endsWith('!')).map((name) => name.slice(0, -1))
  return [
    ...Object.keys(rest)
      .filter((name) => !allowed.includes(name))
      .map((name) => `${at}.${name} is no property of ${String(type)}`),
    ...needed.filter((name) => !(name in rest)).map((name) => `${at} has no ${name}`),
    ...Object.entries(rest).flatMap(([name, inner]) => faultsIn(inner, `${at}.${name}`)),
  ]
}

/** What is wrong with an object of a page's structured data. */
export const schemaFaults = (object: Record<string, unknown>): string[] => [
  ...(object['@context'] === 'https://schema.org' ? [] : ['has another context']),
  ...faultsIn(object, String(object['@type'])),
]
