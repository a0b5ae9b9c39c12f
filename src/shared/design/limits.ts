/** What a route of one's own may be: between two and ten stops, half a week to three weeks, from three days ahead to a year and a half. */
export const routeLimits = {
  stops: { min: 2, max: 10 },
  nights: { min: 3, max: 21 },
  nightsAtStop: { min: 1, max: 14 },
  daysAhead: 3,
  months: 18,
  countries: 3,
  interests: { min: 1, max: 4 },
} as const
