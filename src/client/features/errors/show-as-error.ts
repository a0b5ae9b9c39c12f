/**
 * Makes a document that broke in the browser what an error page is: its title, the mark on the body, and header and footer
 * only where the market sells to travellers (rule 36). Gives back what takes it away again.
 */
export function showAsError(title: string, hasChrome: boolean): () => void {
  const { body } = document
  const before = document.title
  const around = hasChrome ? [] : [...body.querySelectorAll<HTMLElement>(':scope > :is(header, aside, footer)')]
  document.title = title
  body.classList.add('error-page')
  for (const element of around) element.hidden = true
  return () => {
    if (document.title === title) document.title = before
    body.classList.remove('error-page')
    for (const element of around) element.hidden = false
  }
}
