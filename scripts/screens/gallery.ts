export type Shot = { brand: string; mode: string; name: string; width: number; file: string }

const toHtml = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

const picture = ({ brand, mode, width, file }: Shot) =>
  `<figure><a href="${toHtml(file)}"><img src="${toHtml(file)}" width="${Math.round(width / 3)}" loading="lazy" alt="${toHtml(`${brand}, ${mode}, ${width} px`)}"></a><figcaption>${toHtml(brand)} · ${width}${mode === 'usual' ? '' : ` · ${toHtml(mode)}`}</figcaption></figure>`

/** All pictures side by side: a row per page kind, brands and widths beside one another. */
export function galleryOf(shots: readonly Shot[]): string {
  const names = [...new Set(shots.map(({ name }) => name))]
  const rows = names.map((name) => {
    const own = shots.filter((shot) => shot.name === name)
    return `<section id="${toHtml(name)}"><h2>${toHtml(name)}</h2><div>${own.map(picture).join('\n')}</div></section>`
  })
  const contents = names.map((name) => `<a href="#${toHtml(name)}">${toHtml(name)}</a>`).join(' · ')
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Screens</title>
<style>
body { margin: 0; padding: 1rem; background: #d8d8d8; font: 14px/1.4 system-ui, sans-serif }
nav { position: sticky; top: 0; padding: 0.5rem 0; background: #d8d8d8 }
section > div { display: flex; gap: 1rem; align-items: flex-start; overflow-x: auto }
figure { flex: none; margin: 0 }
img { display: block; height: auto; background: #fff; box-shadow: 0 1px 6px #0005 }
</style>
</head>
<body>
<nav>${contents}</nav>
${rows.join('\n')}
</body>
</html>
`
}
