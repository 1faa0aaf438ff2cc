import { signInsTexts as texts } from './texts.ts'

/**
 * Returns the name of a device in the language of the page. The shop stores "Firefox on Windows": the names of a
 * program and a system, which are the same in each language, around one English word.
 */
export function deviceText(device: string): string {
  if (device === 'Unknown device') return texts.unknownDevice
  const [program, system, ...more] = device.split(' on ')
  return program && system && more.length === 0 ? texts.deviceOn(program, system) : device
}
