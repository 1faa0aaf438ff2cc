import sharp from 'sharp'

/**
 * The picture library, made safe: the decoders of SVG, TIFF, PDF and the rest are switched off, one thread
 * serves a picture, and nothing is kept from one to the next. Only the decoding process loads it.
 */
sharp.concurrency(1)
sharp.cache(false)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((name) => `VipsForeignLoad${name}File`),
})

export { sharp }
