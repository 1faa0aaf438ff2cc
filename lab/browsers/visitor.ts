import { setTimeout as wait } from 'node:timers/promises'
import { expect } from 'vitest'
import { patienceMs } from '../../tools/test-run/patience.ts'
import { type Browser, keys } from './browser.ts'
import {
  type Answer,
  askPage,
  findFigure,
  findPath,
  findText,
  hasMissed,
  isRememberedFocused,
  type Question,
  readiness,
  type Target,
  takePageProblems,
} from './page-side.ts'
import { queriesScript } from './selenium.ts'

const pollMs = 50
/** More Tab stops than any page of the shop has. */
const maxStops = 120

/** A person who uses a browser. Each step waits until the page permits it. */
export class Visitor {
  readonly #browser: Browser
  readonly #shopUrl: string
  readonly #queries = queriesScript()
  readonly #problems: string[] = []

  constructor(browser: Browser, shopUrl: string) {
    this.#browser = browser
    this.#shopUrl = shopUrl
  }

  async opens(path: string): Promise<void> {
    await this.#takeProblems()
    await this.#browser.open(this.#shopUrl + path)
    await this.#until(async () => this.#prepared())
  }

  async isAt(path: string): Promise<void> {
    await this.#until(async () => {
      const found = await this.#browser.call(findPath, null)
      return found === path ? {} : { problem: `the address is ${found}, not ${path}` }
    })
  }

  async follows(link: Target['name'] & {}, inside?: Target): Promise<void> {
    await this.clicks(targetOf('link', link, inside))
  }

  async presses(button: Target['name'] & {}, inside?: Target): Promise<void> {
    await this.clicks(targetOf('button', button, inside))
  }

  async clicks(target: Target): Promise<void> {
    await this.#until(async () => {
      const { x = 0, y = 0, problem } = await this.#ask({ target, action: 'place' })
      if (problem !== undefined) return { problem }
      await this.#browser.click({ x, y })
      return (await this.#browser.call(hasMissed, null)) ? { problem: `${JSON.stringify(target)} moves` } : {}
    })
  }

  /** Replaces the text of a field by typing, and checks the result. A field may insert spaces itself. */
  async fillsIn(label: string, text: string, inside?: Target): Promise<void> {
    const target = targetOf('field', label, inside)
    await this.clicks(target)
    await this.#until(() => this.#ask({ target, action: 'select' }))
    await this.#browser.type(text)
    await this.hasValue(target, text)
  }

  async hasValue(target: Target, text: string): Promise<void> {
    await this.#until(async () => {
      const { text: value = '', problem } = await this.#ask({ target, action: 'value' })
      if (problem !== undefined) return { problem }
      return withoutSpaces(value) === withoutSpaces(text)
        ? {}
        : { problem: `the field has ${value}, not ${text}` }
    })
  }

  async choosesPicture(file: string): Promise<void> {
    await this.#browser.chooseFile('input[type=file]', file)
  }

  /** Waits for an element that contains this text. */
  async finds(target: Target, text = ''): Promise<void> {
    await this.#until(async () => {
      const { text: found = '', problem } = await this.#ask({ target, action: 'text' })
      if (problem !== undefined) return { problem }
      return found.includes(text) ? {} : { problem: `${JSON.stringify(target)} says ${found}` }
    })
  }

  /** Waits for an element with exactly this text. */
  async reads(text: string): Promise<void> {
    await this.#until(async () =>
      (await this.#browser.call(findText, { text })) ? {} : { problem: `“${text}” is not there` },
    )
  }

  /** Waits for the value of a label in a list of figures. */
  async readsFigure(label: string, text: string): Promise<void> {
    await this.#until(async () => {
      const found = await this.#browser.call(findFigure, label)
      return found?.includes(text) ? {} : { problem: `${label} is ${found}, not ${text}` }
    })
  }

  /** Presses Tab until an element has the focus. */
  async tabsTo(target: Target): Promise<void> {
    await this.#until(() => this.#ask({ target, action: 'remember' }))
    for (let stop = 0; stop < maxStops; stop += 1) {
      await this.types(keys.Tab)
      // A page that hydrated during the wait may have replaced the element.
      await this.#ask({ target, action: 'remember' })
      if (await this.#browser.call(isRememberedFocused, null)) return
    }
    throw new Error(`The focus does not come to ${JSON.stringify(target)} by Tab.`)
  }

  /** Presses keys without moving the focus. */
  async types(text: string): Promise<void> {
    await this.#browser.type(text)
  }

  /** Fails if a page reported an error or a warning. */
  async hadNoProblems(): Promise<void> {
    await this.#takeProblems()
    expect(this.#problems).toEqual([])
  }

  async #takeProblems(): Promise<void> {
    this.#problems.push(
      ...this.#browser.takeProblems(),
      ...(await this.#browser.call(takePageProblems, null)),
    )
  }

  async #ask(question: Question): Promise<Answer> {
    const { problem } = await this.#prepared()
    return problem === undefined ? this.#browser.call(askPage, question) : { problem }
  }

  async #prepared(): Promise<Answer> {
    const { hydrated, queries } = await this.#browser.call(readiness, null)
    if (!queries) await this.#browser.define(this.#queries)
    return hydrated ? {} : { problem: 'the scripts of the page do not run' }
  }

  /** @throws Error with the last problem that remained at the timeout */
  async #until(answer: () => Promise<Answer>): Promise<Answer> {
    const deadline = performance.now() + patienceMs
    let last = await answer()
    while (last.problem !== undefined) {
      if (performance.now() > deadline) throw new Error(last.problem)
      await wait(pollMs)
      last = await answer()
    }
    return last
  }
}

function targetOf(role: string, name: Target['name'] & {}, inside: Target | undefined): Target {
  return inside === undefined ? { role, name } : { role, name, inside }
}

function withoutSpaces(text: string): string {
  return text.replaceAll(/\s/g, '')
}
