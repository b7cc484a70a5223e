import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import { withPage } from './browser.ts'

/** Serializes the finished page: its used style rules in the head, its pictures, and no script. */
function freezeInPage(): string {
  const matches = (selector: string) => {
    const plain = selector.replace(
      /::?(hover|focus|active|before|after|visited|focus-visible|focus-within|placeholder|-[\w-]+)/g,
      '',
    )
    try {
      return document.querySelector(plain || '*') !== null
    } catch {
      return true
    }
  }
  const used = (rules: CSSRuleList): string => {
    let css = ''
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule) css += matches(rule.selectorText) ? rule.cssText : ''
      else if (rule instanceof CSSKeyframesRule || rule instanceof CSSFontFaceRule) css += rule.cssText
      else if ('cssRules' in rule) {
        const inner = used(rule.cssRules as CSSRuleList)
        if (inner !== '') css += `${rule.cssText.slice(0, rule.cssText.indexOf('{') + 1)}${inner}}`
      } else css += rule.cssText
    }
    return css
  }
  const css = [...document.styleSheets].map((sheet) => used(sheet.cssRules)).join('')
  const drop = 'script,style,noscript,template,link[rel=stylesheet],link[rel=modulepreload]'
  for (const element of document.querySelectorAll(drop)) element.remove()
  const style = document.createElement('style')
  style.textContent = css
  document.head.append(style)
  return `<!doctype html>${document.documentElement.outerHTML}`
}

/** A server of static pages, at the app's paths. Everything else they request comes from the app. */
export interface StaticPages {
  url: string
  close(): void
}

interface File {
  type: string
  encoding: string | null
  body: Buffer
}

/** Serves static copies of the app's pages, compressed as well as possible. */
export async function serveStaticPages(app: string, paths: string[]): Promise<StaticPages> {
  const files = new Map<string, File>()
  for (const path of paths) {
    const html = await withPage(
      async (page) => {
        await page.goto(app + path, { waitUntil: 'networkidle' })
        return page.evaluate(freezeInPage)
      },
      { width: 412, height: 823 },
    )
    const body = brotliCompressSync(html.replaceAll(app, ''))
    files.set(path, { type: 'text/html; charset=utf-8', encoding: 'br', body })
  }
  const fetched = async (path: string): Promise<File> => {
    const response = await fetch(app + path, { headers: { 'accept-encoding': 'identity' } })
    const plain = Buffer.from(await response.arrayBuffer())
    const type = response.headers.get('content-type') ?? 'application/octet-stream'
    const small = /svg|text|json/.test(type)
    const file = { type, encoding: small ? 'br' : null, body: small ? brotliCompressSync(plain) : plain }
    files.set(path, file)
    return file
  }
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    const send = ({ type, encoding, body }: File) => {
      response.writeHead(200, {
        'content-type': type,
        'content-length': body.length,
        'cache-control': 'no-cache',
        ...(encoding === null ? {} : { 'content-encoding': encoding }),
      })
      response.end(body)
    }
    const known = files.get(path)
    if (known) send(known)
    else
      fetched(path).then(send, () => {
        response.writeHead(502).end()
      })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
