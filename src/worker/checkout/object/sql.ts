/** One statement on the object's own database, and its rows. */
export type Sql = (query: string, ...values: (string | number | null)[]) => unknown[]
