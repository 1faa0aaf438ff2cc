import type { Topic } from '../data/database.ts'

/** Products to read again. */
export interface Stale {
  readonly tools: 'all' | readonly string[]
  readonly allItems: boolean
}

/**
 * Collects which products changed, from the topics of changes. A change that names its tools makes only them stale;
 * one that names none makes all of them stale.
 */
export class StaleProducts {
  readonly #tools = new Set<string>()
  #allTools = true
  #allItems = true

  get isEmpty(): boolean {
    return !this.#allTools && !this.#allItems && this.#tools.size === 0
  }

  add(topics: readonly Topic[] | 'everything'): void {
    if (topics === 'everything') {
      this.#allTools = true
      this.#allItems = true
      return
    }
    const ids = topics.flatMap((topic) => (topic.startsWith('tool:') ? [topic.slice('tool:'.length)] : []))
    for (const id of ids) this.#tools.add(id)
    if (topics.includes('tools') && ids.length === 0) this.#allTools = true
    if (topics.includes('items')) this.#allItems = true
  }

  /** Returns what is stale and forgets it. */
  take(): Stale {
    const stale: Stale = { tools: this.#allTools ? 'all' : [...this.#tools], allItems: this.#allItems }
    this.#tools.clear()
    this.#allTools = false
    this.#allItems = false
    return stale
  }

  /** Takes back what could not be read. */
  giveBack({ tools, allItems }: Stale): void {
    if (tools === 'all') this.#allTools = true
    else for (const id of tools) this.#tools.add(id)
    if (allItems) this.#allItems = true
  }
}
