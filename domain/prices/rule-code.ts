/** The form of a code in which spaces, hyphens and letter case do not count: "club 10" is `CLUB10`. */
export function foldedCode(code: string): string {
  return code
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\-\u2010-\u2015_.]/g, '')
}
