import { readFileSync } from 'node:fs'
import http from 'node:http'
import https from 'node:https'
import { text } from 'node:stream/consumers'

/** A response with its body as text. */
export interface Answer {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: string
}

/** Options of a request. */
export interface Ask {
  method?: string
  headers?: Record<string, string>
  body?: string
  /** Loopback address that the request comes from. */
  from?: string
}

/** Requests a path of summit.example from a proxy on this machine, whose certificate is in `certificate`: without one over http. */
export function visitThrough(port: number, certificate?: string) {
  const { request } = certificate === undefined ? http : https
  const tls = certificate === undefined ? {} : { ca: readFileSync(certificate), servername: 'summit.example' }
  return (path: string, { method = 'GET', headers = {}, body, from = '127.0.0.1' }: Ask = {}): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const sent = request({
        ...{ host: '127.0.0.1', port, path, method, localAddress: from, agent: false, ...tls },
        headers: { Host: 'summit.example', ...headers },
      })
      sent.once('error', reject)
      sent.once('response', (response) => {
        text(response).then(
          (content) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: content }),
          reject,
        )
      })
      sent.end(body)
    })
}
