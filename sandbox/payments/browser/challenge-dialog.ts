/** Part of both processors' scripts: the bank's page in a dialog of the shop's page; what comes of it, or nothing where it is closed. Wants `origin` around it. */
export const challengeDialog = `
  function askInDialog(frame, className, title, closeText) {
    const dialog = document.createElement('dialog')
    dialog.className = className
    dialog.setAttribute('aria-label', title)
    const close = document.createElement('button')
    close.type = 'button'
    close.textContent = closeText
    dialog.append(close, frame)
    document.body.append(dialog)
    dialog.showModal()
    return new Promise((resolve) => {
      const end = (result) => {
        removeEventListener('message', hear)
        dialog.close()
        dialog.remove()
        resolve(result)
      }
      const hear = ({ origin: from, source, data }) => {
        if (from === origin && source === frame.contentWindow && data?.type === 'challenge') end(data.result)
      }
      addEventListener('message', hear)
      close.addEventListener('click', () => end(undefined))
      dialog.addEventListener('cancel', (event) => {
        event.preventDefault()
        end(undefined)
      })
    })
  }
`
