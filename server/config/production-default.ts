// React, Fastify and others read NODE_ENV during their import, so this is the first import of main.ts.
process.env.NODE_ENV ??= 'production'
