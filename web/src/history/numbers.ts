/** Ratings as people read them: with one decimal place, and a minus that is none too short. */
export function numbers(language: string): (value: number) => string {
  const format = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (value) => format.format(value).replace("-", "−");
}
