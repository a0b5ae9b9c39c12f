/** `npm run artwork` draws everything under public/assets; `npm run artwork -- maps icons` only these. */
const parts = ['scenes', 'previews', 'maps', 'icons', 'fonts', 'brands', 'payment']
const asked = process.argv.slice(2)
const unknown = asked.filter((part) => !parts.includes(part))
if (unknown.length > 0) throw new Error(`Nothing called ${unknown.join(', ')} is drawn here. There are: ${parts.join(', ')}.`)

for (const part of asked.length > 0 ? asked : parts) await import(`./artwork/${part}.ts`)

export {}
