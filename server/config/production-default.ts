// React, Fastify and others read NODE_ENV while they are imported, so this is the first import of main.ts.
process.env.NODE_ENV ??= 'production'
