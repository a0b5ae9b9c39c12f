/** What a test has asked for, for everybody or for one checkout. */
export const wishKey = (name: string, checkoutId: string): string => (checkoutId ? `${name} of ${checkoutId}` : name)

/** What was asked for this checkout, else for everybody. */
export const wishFor = (db: D1Database, name: string, checkoutId: string): Promise<string | null> =>
  db
    .prepare('select value from control where key in (?1, ?2) order by length(key) desc limit 1')
    .bind(name, wishKey(name, checkoutId))
    .first<string>('value')
