/** Runs in the bank's page inside the shop's dialog. */
export const challengeScript = `(() => {
  'use strict'
  const parameters = new URLSearchParams(location.search)
  const clientSecret = parameters.get('client_secret') ?? ''
  const status = document.querySelector('[role=status]')
  for (const button of document.querySelectorAll('button')) {
    button.disabled = false
    button.addEventListener('click', async () => {
      for (const each of document.querySelectorAll('button')) each.disabled = true
      try {
        const answer = await fetch('/payments/v1/intents/' + encodeURIComponent(clientSecret.split('_secret_')[0]) + '/challenge', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ client_secret: clientSecret, outcome: button.value }),
        })
        parent.postMessage({ type: 'challenge', result: await answer.json() }, parameters.get('parent'))
      } catch {
        status.textContent = document.documentElement.dataset.connection
        for (const each of document.querySelectorAll('button')) each.disabled = false
      }
    })
  }
})()
`
