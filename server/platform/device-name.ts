/** The first that fits names the program; most of them also call themselves what they descend from. */
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
 * What a person calls the device that a program's own name (User-Agent, RFC 9110 §10.1.5) tells of: "Firefox on
 * Windows". Nothing of what was sent is repeated, so the words are safe to show.
 */
export function deviceName(userAgent: string): string {
  const program = firstThatFits(programs, userAgent)
  const system = firstThatFits(systems, userAgent)
  if (program === undefined) return system ?? 'Unknown device'
  return system === undefined ? program : `${program} on ${system}`
}

function firstThatFits(names: typeof programs, text: string): string | undefined {
  return names.find(([pattern]) => pattern.test(text))?.[1]
}
