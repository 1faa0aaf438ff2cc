import type { Topic } from '../data/database.ts'

/** Products to read again. */
export interface Stale {
  readonly allTools: boolean
  readonly allItems: boolean
  /** Single tools and parts. */
  readonly ids: readonly string[]
}

/**
 * Collects the changed products from the topics of changes. A change that names products makes only these stale; a
 * change without names, or of all positions, makes the whole kind stale.
 */
export class StaleProducts {
  readonly #ids = new Set<string>()
  #allTools = true
  #allItems = true

  get isEmpty(): boolean {
    return !this.#allTools && !this.#allItems && this.#ids.size === 0
  }

  add(topics: readonly Topic[] | 'everything'): void {
    if (topics === 'everything') {
      this.#allTools = true
      this.#allItems = true
      return
    }
    const ids = topics.flatMap((topic) => (topic.startsWith('tool:') ? [topic.slice('tool:'.length)] : []))
    for (const id of ids) this.#ids.add(id)
    if (ids.length > 0 && !topics.includes('positions')) return
    if (topics.includes('tools')) this.#allTools = true
    if (topics.includes('items')) this.#allItems = true
  }

  /** Returns the stale products and clears them. */
  take(): Stale {
    const stale = { allTools: this.#allTools, allItems: this.#allItems, ids: [...this.#ids] }
    this.#ids.clear()
    this.#allTools = false
    this.#allItems = false
    return stale
  }

  /** Adds products again that could not be read. */
  giveBack({ allTools, allItems, ids }: Stale): void {
    this.#allTools ||= allTools
    this.#allItems ||= allItems
    for (const id of ids) this.#ids.add(id)
  }
}
