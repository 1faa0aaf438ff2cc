import * as z from 'zod/mini'
import { readInTab, writeInTab } from '../../session/browser-storage.ts'

const mostRecent = 5

const recent = z.array(z.object({ text: z.string(), to: z.string() }))

export type Recent = z.output<typeof recent>

/** Stored per tab only, because names of customers must not stay on a computer. */
const keyOf = (email: string) => `quick ${email}`

/** Returns the entries that a person last opened from the command palette in this tab, latest first. */
export function readRecent(email: string): Recent {
  try {
    const stored = recent.safeParse(JSON.parse(readInTab(keyOf(email)) ?? '[]'))
    return stored.success ? stored.data : []
  } catch {
    // Another version of the shop wrote the entry.
    return []
  }
}

/** Stores the entries that a person opened. */
export function rememberRecent(email: string, opened: Recent[number]): void {
  const others = readRecent(email).filter(({ to }) => to !== opened.to)
  writeInTab(keyOf(email), JSON.stringify([opened, ...others].slice(0, mostRecent)))
}
