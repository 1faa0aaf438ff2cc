/** A text that is generated in parts, while several requests read it. */
export class SharedParts {
  /** Resolves whether the first part exists; false if the generation failed before. */
  readonly hasBegun: Promise<boolean>
  /** The complete text; rejects if the generation fails. */
  readonly complete: Promise<string>
  readonly #parts: string[] = []
  #news = Promise.withResolvers<void>()
  #isEnded = false

  constructor(source: AsyncIterable<string>) {
    const first = Promise.withResolvers<boolean>()
    this.hasBegun = first.promise
    this.complete = this.#make(source, () => first.resolve(true))
    this.complete.catch(() => first.resolve(false))
  }

  /** Yields all parts in order, each as soon as it exists; rejects if the generation fails. */
  async *read(): AsyncGenerator<string> {
    for (let index = 0; ; ) {
      const { promise } = this.#news
      const part = this.#parts[index]
      if (part !== undefined) {
        index += 1
        yield part
      } else if (this.#isEnded) {
        await this.complete
        return
      } else await promise
    }
  }

  async #make(source: AsyncIterable<string>, begin: () => void): Promise<string> {
    try {
      for await (const part of source) {
        this.#parts.push(part)
        begin()
        this.#wake()
      }
      return this.#parts.join('')
    } finally {
      this.#isEnded = true
      this.#wake()
    }
  }

  #wake(): void {
    this.#news.resolve()
    this.#news = Promise.withResolvers()
  }
}
