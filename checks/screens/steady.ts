/**
 * Replaces text that differs in each run by fixed text: ids, fingerprints, times of day, process numbers. Replaces all
 * digits by one digit, so that the length stays. Runs in the browser.
 */
export function steady(): void {
  const patterns: readonly [RegExp, string][] = [
    [
      /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi,
      '00000000-0000-4000-8000-000000000000',
    ],
    [/\b(?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d)?(?: ?[AP]M)?/g, '12:00'],
    [/\b[0-9a-f]{16}\b/g, '0000000000000000'],
    [/\bpi_\w{21}00\b/g, 'pi_000000000000000000000'],
    [/\brider-\d+-\d+/g, 'rider-1000-10'],
  ]
  const steadied = (text: string) =>
    patterns.reduce((kept, [pattern, fixed]) => kept.replace(pattern, fixed), text)
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (words.nextNode()) {
    const node = words.currentNode as Text
    const text = steadied(node.data)
    if (text !== node.data) node.data = text
  }
  for (const field of document.querySelectorAll('input, textarea')) {
    const box = field as HTMLInputElement
    if (!['text', 'email', 'search', 'url', 'textarea', 'datetime-local', 'time'].includes(box.type)) continue
    const value = steadied(box.value)
    if (value !== box.value) box.value = value
  }
}
