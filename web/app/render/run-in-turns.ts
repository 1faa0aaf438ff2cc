import { type PageScripts, scriptsElementId } from './page-data.ts'

/** A turn in which less has run goes on: each pause costs a few milliseconds. */
const shortMs = 8

const nextTurn = () => new Promise((resolve) => setTimeout(resolve))

/**
 * Lets what has run end its turn. Then runs the scripts that this page has loaded besides those of every page, one by
 * one and with pauses, so that a tap waits for one of them at most. A script that fails is reported by what imports it.
 */
export async function runInTurns(): Promise<void> {
  const text = document.getElementById(scriptsElementId)?.textContent
  // Our server wrote this element from the same type.
  const { page } = text ? (JSON.parse(text) as PageScripts) : { page: [] }
  await nextTurn()
  let startedAt = performance.now()
  for (const script of page) {
    await import(/* @vite-ignore */ script).catch(() => undefined)
    if (performance.now() - startedAt < shortMs) continue
    await nextTurn()
    startedAt = performance.now()
  }
}
