import sharp from 'sharp'

/**
 * Configures the picture library safely: disables the decoders of SVG, TIFF, PDF and others, and uses one thread per
 * picture and no cache. Only the decoding process loads it.
 */
sharp.concurrency(1)
sharp.cache(false)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((name) => `VipsForeignLoad${name}File`),
})

export { sharp }
