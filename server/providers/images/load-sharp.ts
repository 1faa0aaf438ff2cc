import type sharpLibrary from 'sharp'

type Sharp = typeof sharpLibrary

/** The only decoders that may run; SVG, TIFF, PDF and the rest of the library's are switched off. */
const decoders = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((name) => `VipsForeignLoad${name}File`)

let loading: Promise<Sharp> | undefined

/** The picture library, loaded at the first upload so that the shop's start does not wait for it. */
export function loadSharp(): Promise<Sharp> {
  loading ??= prepare()
  return loading
}

async function prepare(): Promise<Sharp> {
  const { default: sharp } = await import('sharp')
  // One thread for each picture and nothing kept from one to the next, so that memory does not grow.
  sharp.concurrency(1)
  sharp.cache(false)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: decoders })
  return sharp
}
