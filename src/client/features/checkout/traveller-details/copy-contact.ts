/** Contact → first traveller, so that nothing is asked twice (checkout rule 20); what the traveller form does not ask is left out. */
const pairs: readonly (readonly [string, string])[] = [
  ['contactInfo.firstName', 'paxInfo[0].firstName'],
  ['contactInfo.lastName', 'paxInfo[0].lastName'],
  ['contactInfo.gender', 'paxInfo[0].gender'],
  ['contactInfo.address.street1', 'paxInfo[0].address.street1'],
  ['contactInfo.address.street2', 'paxInfo[0].address.street2'],
  ['contactInfo.address.postalCode', 'paxInfo[0].address.postalCode'],
  ['contactInfo.address.city', 'paxInfo[0].address.city'],
  ['contactInfo.address.countryCode', 'paxInfo[0].address.countryCode'],
]

export function copyContact(form: HTMLFormElement): void {
  for (const [from, to] of pairs) {
    const source = form.elements.namedItem(from)
    const target = form.elements.namedItem(to)
    const value = source && 'value' in source ? String(source.value) : ''
    if (!value || !target || !('value' in target)) continue
    target.value = value
    const element = target instanceof RadioNodeList ? [...target].find((node) => node instanceof HTMLInputElement && node.checked) : target
    if (element instanceof Element) element.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
