/** A round enamelled badge with one part on it, used instead of a customer's portrait. Under two kilobytes. */
import { flat, line, tone } from './paint.ts'
import { disc } from './path.ts'

export function badge(ground: string, marks: readonly string[]): string {
  const drawn = [flat(disc(360, 360, 344), ground), line(disc(360, 360, 308), tone.glint, 8), ...marks]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 720">${drawn.join('')}</svg>\n`
}

/** Muted colours only: on pages, orange is for actions, and green, amber and red for states. */
export const enamel = {
  graphite: '#35352f',
  ink: '#24231f',
  steel: '#5b6167',
  slate: '#3f4750',
  umber: '#5d4f3c',
  stone: '#7a7263',
} as const
