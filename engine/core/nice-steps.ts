/** Round steps (1, 2, 2.5 or 5 times a power of ten) that span both bounds, about as many as wanted. */
export function niceSteps(low: number, high: number, wanted = 5): number[] {
  const span = high - low || 1
  const rough = span / wanted
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power
  const first = Math.floor(low / step)
  const last = Math.ceil(high / step)
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)))
}
