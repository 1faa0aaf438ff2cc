/** Returns the connected regions of a mask, each as its pixels. */
export function regionsOf(mask: Uint8Array, width: number, height: number): number[][] {
  const seen = new Uint8Array(mask.length)
  const regions: number[][] = []
  for (let start = 0; start < mask.length; start += 1) {
    if (mask[start] !== 1 || seen[start] === 1) continue
    const region = [start]
    seen[start] = 1
    for (let index = 0; index < region.length; index += 1) {
      const pixel = region[index] as number
      const x = pixel % width
      const visit = (next: number) => {
        if (mask[next] !== 1 || seen[next] === 1) return
        seen[next] = 1
        region.push(next)
      }
      if (x > 0) visit(pixel - 1)
      if (x < width - 1) visit(pixel + 1)
      if (pixel >= width) visit(pixel - width)
      if (pixel < (height - 1) * width) visit(pixel + width)
    }
    regions.push(region)
  }
  return regions
}

/** Grows a mask by a square of the radius. */
export function grow(mask: Uint8Array, width: number, height: number, radius: number): Uint8Array {
  return reach(reach(mask, width, height, radius, 1), height, width, radius, width, 1)
}

/** Shrinks a mask by a square of the radius, except along the edge of the picture. */
export function shrink(mask: Uint8Array, width: number, height: number, radius: number): Uint8Array {
  const outside = mask.map((is) => 1 - is)
  return grow(outside, width, height, radius).map((is) => 1 - is)
}

/** Half the width of the widest line, in pixels. */
const lineRadius = 2

/** Returns a mask with its surroundings, but without lines of a few pixels that are apart from the rest. */
export function bodyOf(mask: Uint8Array, width: number, height: number): Uint8Array {
  return grow(shrink(mask, width, height, lineRadius), width, height, 2 * lineRadius)
}

/** Sets each pixel of a line within the radius of a set pixel. */
function reach(
  mask: Uint8Array,
  length: number,
  lines: number,
  radius: number,
  step: number,
  nextLine = length,
): Uint8Array {
  const out = mask.slice()
  for (let line = 0; line < lines; line += 1) {
    let before = Number.NEGATIVE_INFINITY
    let after = Number.POSITIVE_INFINITY
    for (let at = 0; at < length; at += 1) {
      const forward = line * nextLine + at * step
      if (mask[forward] === 1) before = at
      if (at - before <= radius) out[forward] = 1
      const back = length - 1 - at
      const backward = line * nextLine + back * step
      if (mask[backward] === 1) after = back
      if (after - back <= radius) out[backward] = 1
    }
  }
  return out
}
