/** Runs in the bank's page inside the shop's dialog. */
export const challengeScript = `(() => {
  'use strict'
  const parameters = new URLSearchParams(location.search)
  const [clientSecret, key, locale] = ['client_secret', 'key', 'locale'].map((name) => parameters.get(name) ?? '')
  const buttons = document.querySelectorAll('button')
  for (const button of buttons) {
    button.disabled = false
    button.addEventListener('click', async () => {
      for (const each of buttons) each.disabled = true
      try {
        const answer = await fetch('/stripe/v1/payment_intents/' + encodeURIComponent(clientSecret.split('_secret_')[0]) + '/challenge', {
          method: 'POST',
          headers: { authorization: 'Bearer ' + key },
          body: new URLSearchParams({ client_secret: clientSecret, outcome: button.value, locale }),
        })
        parent.postMessage({ type: 'challenge', result: await answer.json() }, parameters.get('parent'))
      } catch {
        document.querySelector('[role=status]').textContent = document.documentElement.dataset.connection
        for (const each of buttons) each.disabled = false
      }
    })
  }
})()
`
