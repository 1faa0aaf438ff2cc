import { scriptsElementId } from './page-data.ts'

/** A turn in which less has run goes on: each pause costs a few milliseconds. */
const shortMs = 8

/**
 * Runs the scripts that the page has loaded one by one, with pauses, so that a tap waits for one of them at most. A
 * script that fails is reported by what imports it.
 */
export async function runInTurns(): Promise<void> {
  const text = document.getElementById(scriptsElementId)?.textContent
  // Our server wrote this element: the entry, then each script after those that it imports.
  const [, ...scripts] = text ? (JSON.parse(text) as readonly string[]) : []
  let startedAt = performance.now()
  for (const script of scripts) {
    await import(/* @vite-ignore */ script).catch(() => undefined)
    if (performance.now() - startedAt < shortMs) continue
    await new Promise((resolve) => setTimeout(resolve))
    startedAt = performance.now()
  }
}
