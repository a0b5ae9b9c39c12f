import { html } from 'hono/html'
import { sampleContact } from '../booking/sample-traveller.ts'
import { fixedCheckoutList } from '../fixed-checkouts.ts'
import { testAccounts } from '../payments/test-accounts.ts'
import { testCards } from '../payments/test-cards.ts'
import { toUpperSnake } from '../provider/booking-state.ts'
import { triedAccounts } from '../stripe/test-accounts.ts'
import { tours } from '../tours/catalogue.ts'
import { scenarioGroups } from '../tours/scenarios.ts'
import { promoCodes } from '../trip/promo-codes.ts'
import { say } from '../trip/words/words.ts'
import { layout } from './layout.ts'

const inFours = (number: string): string => number.replace(/(\d{4})(?=\d)/g, '$1 ')

const groupsOfFour = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ')

/** `port` with its colon, or nothing. */
export function indexPage(port: string) {
  const shop = `http://tidemark.localhost${port}`
  const noctua = `http://noctua.localhost${port}`
  return layout(
    'The outside world, on this machine',
    html`<p>This worker stands in for everything outside the storefront: the itinerary provider, the checkout service, the card processor and
        the mail. It keeps its state in D1 and is never deployed with the storefront. Nothing here costs money and nothing is booked.</p>
      <p>The shop is at <a href="${shop}/">${shop}</a>. It sells ${tours.length} tours; those below are not listed and play a situation, as often as you like.</p>
      <h2>Trips that play a situation</h2>
      <div class="table" tabindex="0" role="region" aria-label="Trips that play a situation"><table>
        <thead><tr><th scope="col">Trip</th><th scope="col">Situation</th><th scope="col">What happens</th></tr></thead>
        ${scenarioGroups.map(
          ({ title: group, trips }) =>
            html`<tbody><tr><th scope="rowgroup" colspan="3">${group}</th></tr>${trips.map(
              ({ id, title, what }) =>
                html`<tr><td><a href="${shop}/xx-en/planner?tripId=${id}"><code>${id}</code></a></td><td>${title}</td><td>${what}</td></tr>`,
            )}</tbody>`,
        )}
      </table></div>
      <p>No trip can play that the list of calling codes is missing: it is nobody’s trip that is asked about, and the shop keeps the answer for a minute. Tell the sandbox instead,
        and open a checkout’s first step within a minute after a fresh start:</p>
      <pre>curl http://sandbox.localhost${port}/sandbox/control --json '{"answer":{"path":"/location/v1/countries/calling-codes","method":"GET","times":9,"status":200,"body":{}}}'</pre>
      <h2>Test cards</h2>
      <p>Any expiry date in the future; any security code of three digits, four for American Express.</p>
      <div class="table" tabindex="0" role="region" aria-label="Test cards"><table>
        <thead><tr><th scope="col">Number</th><th scope="col">What happens</th></tr></thead>
        <tbody>${testCards.map(({ number, what }) => html`<tr><td><code>${inFours(number)}</code></td><td>${what}</td></tr>`)}</tbody>
      </table></div>
      <h2>Test accounts for direct debit</h2>
      <div class="table" tabindex="0" role="region" aria-label="Test accounts for direct debit"><table>
        <thead><tr><th scope="col">IBAN</th><th scope="col">What happens</th></tr></thead>
        <tbody>${testAccounts.map(({ iban, what }) => html`<tr><td><code>${groupsOfFour(iban)}</code></td><td>${what}</td></tr>`)}</tbody>
      </table></div>
      <h2>The stand-in for Stripe</h2>
      <p>The French market of <a href="${noctua}/fr-fr/">${noctua}/fr-fr/</a> pays there, and its bookings are made by the storefront itself.
        <a href="${noctua}/fr-fr/planner?tripId=t9000001">Book a trip that can be booked</a>: the payment step then has Stripe’s fields. Pay from a
        page of that market; the sandbox’s own processor is everywhere else.</p>
      <p>The test cards above do the same here. iDEAL leads to a bank’s page with “Complete” and “Fail”. Direct debit knows these accounts:</p>
      <div class="table" tabindex="0" role="region" aria-label="Test accounts for Stripe"><table>
        <thead><tr><th scope="col">IBAN</th><th scope="col">What happens</th></tr></thead>
        <tbody>${triedAccounts.map(({ iban, what }) => html`<tr><td><code>${groupsOfFour(iban)}</code></td><td>${what}</td></tr>`)}</tbody>
      </table></div>
      <h2>Promotion codes</h2>
      <div class="table" tabindex="0" role="region" aria-label="Promotion codes"><table>
        <thead><tr><th scope="col">Code</th><th scope="col">What it does</th></tr></thead>
        <tbody>${[...promoCodes].map(
          ([code, { condition, isExpired }]) =>
            html`<tr><td><code>${code}</code></td><td>${isExpired ? 'Has expired: refused with that reason.' : say(condition, 'en')}</td></tr>`,
        )}</tbody>
      </table></div>
      <h2>Checkouts with fixed ids</h2>
      <p>For states that cannot be reached by booking. They are handed over to nobody yet: those that were booked ask for their e-mail, ${sampleContact.email}, the others for a press of the button.</p>
      <div class="table" tabindex="0" role="region" aria-label="Checkouts with fixed ids"><table>
        <thead><tr><th scope="col">Checkout</th><th scope="col">State</th></tr></thead>
        <tbody>${fixedCheckoutList.map(
          ({ id, what, status }) =>
            html`<tr><td><a href="${shop}/xx-en/checkout/${id}"><code>${id}</code></a></td><td>${what === status ? toUpperSnake(status) : what}</td></tr>`,
        )}</tbody>
      </table></div>`,
  )
}
