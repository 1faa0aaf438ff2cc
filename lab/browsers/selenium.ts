import { readFileSync } from 'node:fs'

const packages = new URL('node_modules/', import.meta.url)

/** Selenium's connection that speaks WebDriver BiDi. It emits events by their name. */
export interface BidiConnection {
  waitForConnection(): Promise<void>
  send(command: { method: string; params: object }): Promise<BidiAnswer>
  on(event: string, listener: (parameters: never) => void): void
  close(): void
}

export type BidiAnswer =
  | { readonly type: 'success'; readonly result: unknown }
  | { readonly type: 'error'; readonly error: string; readonly message: string }

/** The part of Selenium's classic driver that the journeys use. */
export interface ClassicDriver {
  get(address: string): Promise<void>
  executeScript(script: string, ...args: readonly unknown[]): Promise<unknown>
  execute(command: object): Promise<unknown>
  getCapabilities(): Promise<{ getBrowserVersion(): string }>
  findElement(by: object): { sendKeys(text: string): Promise<void> }
  manage(): {
    deleteAllCookies(): Promise<void>
    window(): { setRect(rect: object): Promise<unknown> }
  }
  takeScreenshot(): Promise<string>
  quit(): Promise<void>
}

interface Builder {
  usingServer(address: string): Builder
  withCapabilities(capabilities: object): Builder
  build(): ClassicDriver & PromiseLike<ClassicDriver>
}

interface Selenium {
  readonly Builder: new () => Builder
  readonly By: { css(selector: string): object }
}

interface Commands {
  readonly Command: new (name: string) => { setParameter(name: string, value: unknown): object }
  readonly Name: { readonly ACTIONS: string }
}

// Imported by path and with its own types, because `npm run types` runs without these packages.
async function load<Module>(path: string): Promise<Module> {
  const { default: loaded } = await import(new URL(path, packages).href)
  return loaded as Module
}

/** Connects to a browser that speaks WebDriver BiDi. */
export async function connectByBidi(address: string): Promise<BidiConnection> {
  const Connection = await load<new (at: string) => BidiConnection>('selenium-webdriver/bidi/index.js')
  const connection = new Connection(address)
  await connection.waitForConnection()
  return connection
}

/** Starts a browser through a server that speaks classic WebDriver. */
export async function startClassicDriver(server: string, capabilities: object) {
  const { Builder, By } = await load<Selenium>('selenium-webdriver/index.js')
  const { Command, Name } = await load<Commands>('selenium-webdriver/lib/command.js')
  const driver = await new Builder().usingServer(server).withCapabilities(capabilities).build()
  return {
    driver,
    perform: (actions: readonly object[]) =>
      driver.execute(new Command(Name.ACTIONS).setParameter('actions', actions)),
    find: (selector: string) => driver.findElement(By.css(selector)),
  }
}

/** Returns Testing Library's queries as a script that defines `TestingLibraryDom`. */
export function queriesScript(): string {
  return readFileSync(new URL('@testing-library/dom/dist/@testing-library/dom.umd.min.js', packages), 'utf8')
}
