import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** An nginx instance with the shipped server blocks, on ports of this machine. */
export interface ShippedProxy {
  /** The folder for nginx's process id, log and temporary files. */
  readonly folder: string
  readonly port: number
  /** Ports of the shops behind it. */
  readonly shops: readonly number[]
  /** The number of failures that disables a shop, instead of the shipped `max_fails=0`. */
  readonly maxFails?: string
  /** Files of a certificate, and the port that redirects to HTTPS. Without them the proxy speaks HTTP. */
  readonly tls?: { readonly certificate: string; readonly key: string; readonly httpPort: number }
}

const shippedFile = join(import.meta.dirname, '../../deploy/nginx.conf')
const redirectServer = /^server \{\n {4}listen 80;[\s\S]*?^\}\n/m
const shopLines = /(?:^ *server 127\.0\.0\.1:.*\n)+/m

/** Returns a complete nginx configuration that contains deploy/nginx.conf with changed addresses and files only. */
export function nginxConfiguration(proxy: ShippedProxy): string {
  const { folder, shops, maxFails = 'max_fails=0' } = proxy
  const servers = shops.map((port) => `    server 127.0.0.1:${port} ${maxFails};\n`).join('')
  const shipped = readFileSync(shippedFile, 'utf8').replace(shopLines, servers)
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const temporary = kinds.map((kind) => `${kind}_temp_path ${join(folder, kind)};`).join('\n')
  return `daemon off;
worker_processes 1;
pid ${join(folder, 'pid')};
error_log ${join(folder, 'error.log')};
events {}
http {
access_log off;
${temporary}
${listening(shipped, proxy)}
}
`
}

function listening(shipped: string, { port, tls }: ShippedProxy): string {
  const onePort = shipped.replace(/^ *listen \[::\].*\n/gm, '')
  if (tls === undefined)
    return onePort
      .replace(redirectServer, '')
      .replace(/^ *ssl_.*\n/gm, '')
      .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
  return onePort
    .replace('listen 80;', `listen 127.0.0.1:${tls.httpPort};`)
    .replace('listen 443 ssl', `listen 127.0.0.1:${port} ssl`)
    .replace(/(ssl_certificate) .*/, `$1 ${tls.certificate};`)
    .replace(/(ssl_certificate_key) .*/, `$1 ${tls.key};`)
}
