type PolicyWords = { title: string; description: string; body: string }

export const policies = {
  'cookies-policy': {
    title: 'Cookies',
    description: 'Which cookies this shop sets, for what, and for how long.',
    body: `
A cookie is a small note that your browser keeps for a website. Some are needed so that the shop works at all; the others are set only after you have agreed.

## Needed

{cookies}

## With your consent

- **Personalization**: support chat and the comparison of two versions of a page.
- **Targeting**: measuring which advertising brought you here.

Nothing of the second group loads before you say yes. You can change your mind at any time: [manage cookie preferences](#manage-cookie-preferences).

## On your device

{device}`,
  },
  'terms-conditions': {
    title: 'Terms and conditions',
    description: 'What you and we agree on when you book: price and payment, changes, cancellation, complaints and insolvency protection.',
    body: `
These terms apply to every package booked on this website. They don’t limit the rights the law gives you.

This is a sample shop: it runs against a sandbox, and nothing is really booked or charged. An operator puts its own terms in this place.

## 1. The contract

Your request becomes a contract when we send you the confirmation. Where a part is on request, the contract begins once that part is confirmed; until then nothing is captured from your card.

## 2. Price and payment

The price includes everything listed on the tour page under “Included”, taxes and our fee. What you pay on the spot is listed separately. Depending on the departure you can pay at once, in two parts, or in instalments; the dates are shown before you choose.

## 3. Changes by you

You may change names free of charge until seven days before departure. Dates, rooms and extras can be changed where places are free; the difference in price is shown before you agree.

## 4. Cancellation by you

The fee depends on how long before departure you cancel. The scale is the one named on the page of your tour; the checkout shows it once more, with the dates of your own trip, before you pay.

You may prove that our loss was smaller.

## 5. Changes and cancellation by us

If fewer than the minimum number of guests have booked, we may cancel until 21 days before departure and refund everything. The same holds if events beyond our control make the trip impossible.

## 6. If something is wrong

Tell your guide or our emergency line at once, so that we can put it right. You may claim a price reduction within two years after your return.

## 7. Insolvency protection

Your payments are protected as the Package Travel Directive requires. The certificate comes with the confirmation.

## 8. Law and disputes

The law of the country you live in protects you as a consumer. We don’t take part in arbitration before a consumer board unless the law obliges us to.`,
  },
  'privacy-policy': {
    title: 'Privacy',
    description: 'Which data we need, why, who sees it, and your rights.',
    body: `
We ask for what a trip needs, and for nothing else.

## What we keep

- **To book**: names, birth dates, contact and, where a country demands it, passport details. They go to the booking system and to the hotels, guides and carriers of your trip.
- **To be paid**: card details go straight to the payment provider. We only learn whether it worked.
- **To answer you**: what you write in the contact form goes to our team as an e-mail. The shop keeps no copy.
- **To run the shop**: server records without names, kept for 30 days.

## On what ground

Performance of our contract with you; legal duties such as accounting (ten years); your consent where we ask for it.

## Where it stays

This shop itself keeps no customer file. What you save of a booking is kept by the booking system of the organiser. With each booking the shop keeps what it needs to go on with it: which steps are done, how the payment stands and, sealed, what a form held, for a day or as long as a link that you asked for. All of that is deleted 30 days after the last change.

## Your rights

You may ask to see, correct, move or delete your data, object to its use, and complain to your data protection authority. Write to the address at the foot of this page.`,
  },
  faq: {
    title: 'Questions and answers',
    description: 'Booking, paying, changing, travelling: the short answers.',
    body: `
## Booking

### Do I need an account?

No. You book as a guest. An account only gathers your bookings in one place.

### How long is my price held?

From the moment you start the checkout until the time shown in it, usually the end of the day. We check prices and places once more before you pay, and ask you if anything has changed.

### What does “on request” mean?

A hotel or guide still has to confirm. It takes up to two working days, and nothing is captured from your card until then.

## Paying

### How can I pay?

By card everywhere; in euro countries also by SEPA direct debit and iDEAL. Depending on the departure you pay at once, in two parts or in instalments.

### Is my card safe?

The card fields belong to the payment provider and never touch our servers. Your bank may ask you to approve the payment.

### Where do I enter a promo code?

In the payment step, under the price. A code applies once per booking.

## Changing and cancelling

### Can I change my booking?

Yes, as long as places are free. Open the link in your confirmation: you see the difference in price before anything is changed.

### What does cancelling cost?

It depends on how early you tell us: see the [terms](/terms-conditions). The checkout shows the dates of your own trip.

## On the way

### Are flights included?

Only where the tour page says so. Most of our tours begin and end at a station or harbour.

### Which papers do I need?

See our [travel advice](/travel-advice) and that of your foreign ministry.

### I have special needs. Can I come?

Very often, yes. [Tell us](/contact-us) before you book, and we will tell you honestly what a place can and can’t offer.`,
  },
} satisfies Record<string, PolicyWords>
export type PoliciesWords = { [Key in keyof typeof policies]: PolicyWords }
