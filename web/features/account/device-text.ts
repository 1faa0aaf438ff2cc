import { signInsTexts as texts } from './texts.ts'

/**
 * Returns the name of a device in the language of the page. The server names it in English, such as "Firefox on
 * Windows"; a name of another form is shown as it is.
 */
export function deviceText(name: string): string {
  if (name === 'Unknown device') return texts.unknownDevice
  const [program, system, ...more] = name.split(' on ')
  return program && system && more.length === 0 ? texts.programOn(program, system) : name
}
