/** The month of a date and the ones that follow, as YYYY-MM. */
export const monthsFrom = (date: string, count = 18): string[] => {
  const [year = 0, month = 1] = date.split('-').map(Number)
  return Array.from({ length: count }, (_, index) => {
    const months = year * 12 + month - 1 + index
    return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`
  })
}
