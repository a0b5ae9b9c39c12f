export type PageWords = { slug: string; title: string; description: string; body: string }

export const pages = {
  aboutUs: {
    slug: 'about-us',
    title: 'We plan journeys the slow way',
    description: 'Who we are, how we choose our tours, and what we promise.',
    body: `
{brand} began with a paper tide table and a question: what if a journey followed the place instead of the timetable? We are a small team of planners, guides and cooks’ friends. We sell only trips that one of us has travelled, in the season we recommend it for.

## How a tour gets in

- Someone of ours travels it, on public transport where that is possible.
- Every place to stay is run by people who live nearby.
- No day holds more than four hours on the move, unless the road itself is the reason to go.
- We go back every two years, or drop it.

## What we promise

The price you see first is the price you pay. What has to be paid on the spot is listed with its amount. If a date doesn’t work, we say so before you have filled in a single field.

> A good day has one plan and two surprises.

Questions? [Write or call us](/contact-us), or read the [questions and answers](/faq).`,
  },
  contactUs: {
    slug: 'contact-us',
    title: 'Talk to us',
    description: 'By phone, by e-mail, or with your support code at hand.',
    body: `
People answer here, in your language wherever we can. Many answers already stand among the [questions and answers](/faq).

## Before you travel

Have your booking reference ready: it stands on your confirmation and begins with TM. Changing a date or a room is easiest at least 30 days before departure.

## While you travel

The emergency number above, also on your travel documents, is answered day and night. Call it first if something goes wrong; we can usually sort it out while you have a coffee.

## If a page failed

Tell us the support code shown on it. It tells us what happened without you having to describe it.`,
  },
  travelAdvice: {
    slug: 'travel-advice',
    title: 'Travel advice',
    description: 'Papers, health, money and weather: what to sort out and when.',
    body: `
Rules change more often than pages do. Please check the advice of your own foreign ministry as well, once when you book and again a week before you leave.

## Papers

- Within the Schengen area an identity card is enough for citizens of the European Union. For the United Kingdom you need a passport.
- Elsewhere a passport should be valid for six months after your return.
- Children need a document of their own. If a child travels with one parent, carry the other’s written consent.

## Health

Ask your doctor or a travel clinic six to eight weeks ahead. Take medicines in hand luggage, in their packaging, with the prescription.

## Money

Cards work almost everywhere we go. For markets, tips and mountain huts, carry a day’s worth of cash.

## Weather

Every tour page names its season. Outside the cities pack for one season colder than you expect; in the mountains, for two.`,
  },
  slowTravel: {
    slug: 'slow-travel',
    title: 'Slow travel',
    description: 'Longer stays, fewer bags, more mornings with nothing planned.',
    body: `
Two nights is a visit. Three is the beginning of a stay: you know which bakery opens first, and the person behind the counter knows what you take.

Our slow tours stay at least three nights wherever they stop, and leave every second afternoon empty on purpose. They cost about the same as faster ones, because the money goes to rooms and dinners rather than to transfers.

## Good ones to begin with

- Islands, where the ferry decides anyway
- Wine country after the harvest
- One city and the hills behind it

[Find a tour](/tours)`,
  },
  byRail: {
    slug: 'by-rail-and-ferry',
    title: 'By rail and ferry',
    description: 'Arrive the way the landscape intended: through it.',
    body: `
A train window is the best seat in most countries. We know which side to sit on.

On rail tours seats and cabins are reserved, luggage is carried between stations where such a service exists, and connections leave enough time for soup. If a train is cancelled, we rebook it, and pay for the night if the next one runs tomorrow.

## What to know

- Rail tours emit on average a fifth of what the same route by plane would.
- Night trains are booked as private compartments unless you say otherwise.
- Ferries with cabins are real ships: bring a warm layer for the deck.

[Find a tour](/tours)`,
  },
  smallGroups: {
    slug: 'small-groups',
    title: 'Small groups',
    description: 'Never more than fourteen people, always with someone who lives there.',
    body: `
Fourteen fit round one table. That is the whole idea.

Each group has a local guide from the first dinner to the last breakfast. There is always a quiet way to skip something, and nobody carries a flag.

## Travelling alone

About a third of our guests come by themselves. A single room is yours for the supplement named on the tour page; we never ask strangers to share.

## Guaranteed departures

Once six people have booked, the date runs. Until then we tell you how many are missing.`,
  },
  families: {
    slug: 'with-children',
    title: 'With children',
    description: 'Short days, good beds, and something to find out every afternoon.',
    body: `
Children remember the ferry, the dog at the farm and the evening they were allowed to stay up. So we plan around those.

Family trips have no transfer over two hours, rooms that connect or sleep four, and dinner before seven if you like. Prices for children are shown per child and age, before you book.

## Ages

Most trips suit children from six. Where a walk or a boat sets a higher age, the tour page says so.`,
  },
  footprint: {
    slug: 'our-footprint',
    title: 'Our footprint',
    description: 'What our trips emit, what we do about it, and what we can’t fix yet.',
    body: `
Travel has a cost that is not on the invoice. We count it, and print it.

## What we do

- We plan by rail and ferry first, and show flights only where the sea leaves no other way.
- Rooms are in houses with fewer than forty beds wherever there is a choice.
- We pay guides above the local rate and within fourteen days.

## What we don’t do

We don’t call any trip climate-neutral. Certificates do not undo a flight.

## What is left

Getting to the starting point is the largest part, and it is yours to choose. Tell us if you come by train: we move the first appointment to match.`,
  },
  accessibility: {
    slug: 'accessibility',
    title: 'Accessibility statement',
    description: 'How accessible this shop is, what is still missing, and whom to tell.',
    body: `
This statement is about the website of {brand}. Everyone should be able to find, compare and book a trip here, and where that does not work yet, we say so.

## What we measure against

The Web Content Accessibility Guidelines (WCAG) 2.2, level AA, and the European standard EN 301 549, as the European Accessibility Act asks of online shops.

## Where we stand

By our own tests the website meets these guidelines, but for the exceptions below. It works with a keyboard alone, with screen readers, in a window 320 pixels wide and, up to the payment, without scripts. Programs check every kind of page before each release.

## What does not work yet

- The fields for card numbers belong to the payment provider and are out of our reach. If they cause you trouble, [tell us](/contact-us) and we find another way.
- Maps of routes are drawings. What they show also stands beside them as a list of stops.
- Names of places and hotels are not marked with their own language, so a screen reader may pronounce them oddly.
- People with disabilities have not tested the website for us yet. What they find will be written here.

## Tell us

If something stops you, [write to us or call](/contact-us). We answer within one working day and help you another way, for example with a booking by phone.

## If our answer does not help

You can turn to the authority that supervises accessibility: {authority}.`,
  },
} satisfies Record<string, PageWords>
export type PagesWords = { [Key in keyof typeof pages]: PageWords }
