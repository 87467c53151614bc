import { execFileSync, spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../lib/run.ts'

/** Ports and files that replace those of the examples. */
export interface ProxySettings {
  folder: string
  server: number
  http: number
  https: number
}

/** A reverse proxy with the configuration of `deploy`. */
export interface Proxy {
  name: string
  start: (settings: ProxySettings) => { log: string; stop: () => void }
}

const read = (name: string) => readFileSync(path.join(root, 'deploy', name), 'utf8')

/** Creates the certificate of summit.example, `summit.pem` and `summit.key`. */
export function createCertificate(folder: string): string {
  const certificate = path.join(folder, 'summit.pem')
  const names = ['-subj', '/CN=summit.example', '-addext', 'subjectAltName=DNS:summit.example']
  const files = ['-keyout', path.join(folder, 'summit.key'), '-out', certificate]
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...names, ...files], {
    stdio: 'ignore',
  })
  return certificate
}

const nginx: Proxy = {
  name: 'nginx',
  start: ({ folder, server, http, https }) => {
    const log = path.join(folder, 'nginx.log')
    const site = read('nginx.conf')
      .replace('127.0.0.1:3000', `127.0.0.1:${server}`)
      .replaceAll(/listen \[::\].*\n/g, '')
      .replace('listen 80;', `listen 127.0.0.1:${http};`)
      .replace(/^ {2}listen 443 ssl/m, `  listen 127.0.0.1:${https} ssl`)
      .replaceAll('/etc/ssl', folder)
      .replace('/var/log/nginx/summit.log', log)
    const config = path.join(folder, 'nginx.conf')
    const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${path.join(folder, name)};`,
    )
    writeFileSync(
      config,
      `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/nginx-error.log;
events {}
http { access_log off; ${places.join(' ')} ${site} }`,
    )
    return { log, ...run('nginx', ['-c', config, '-e', `${folder}/nginx-error.log`]) }
  },
}

const caddy: Proxy = {
  name: 'caddy',
  start: ({ folder, server, http, https }) => {
    const log = path.join(folder, 'caddy.log')
    const config = path.join(folder, 'Caddyfile')
    const site = read('Caddyfile')
      .replace('127.0.0.1:3000', `127.0.0.1:${server}`)
      .replace(/^http:\/\/summit\.example \{/m, 'http://summit.example {\n\tbind 127.0.0.1')
      .replace(
        /^summit\.example \{/m,
        `summit.example {\n\ttls ${folder}/summit.pem ${folder}/summit.key\n\tbind 127.0.0.1`,
      )
      .replace('/var/log/caddy/summit.log', log)
    writeFileSync(
      config,
      `{\n\tadmin off\n\thttp_port ${http}\n\thttps_port ${https}\n\tstorage file_system ${folder}\n}\n${site}`,
    )
    return { log, ...run('caddy', ['run', '--adapter', 'caddyfile', '--config', config]) }
  },
}

/** The proxies that have an example. */
export const proxies = [nginx, caddy]

function run(program: string, args: string[]) {
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'ignore'] })
  return { stop: () => void child.kill('SIGTERM') }
}
