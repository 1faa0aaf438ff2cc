/** The first match names the program; most programs also name their ancestors. */
const programs: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

/**
 * Returns a readable name for a User-Agent header (RFC 9110 §10.1.5), such as "Firefox on Windows". Contains none of
 * the header's text, so it is safe to show.
 */
export function deviceName(userAgent: string): string {
  const program = firstMatch(programs, userAgent)
  const system = firstMatch(systems, userAgent)
  if (program === undefined) return system ?? 'Unknown device'
  return system === undefined ? program : `${program} on ${system}`
}

function firstMatch(names: typeof programs, text: string): string | undefined {
  return names.find(([pattern]) => pattern.test(text))?.[1]
}
