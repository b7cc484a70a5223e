import { Suspense } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { lazyComponent } from './lazy-component.tsx'

const Word = ({ word }: { word: string }) => <b>{word}</b>

test('shows the fallback until its code was loaded, and itself at once from then on', async () => {
  const Lazy = lazyComponent(() => Promise.resolve(Word))
  const draw = () =>
    renderToStaticMarkup(
      <Suspense fallback="Loading…">
        <Lazy word="rabbit" />
      </Suspense>,
    )
  expect(draw()).toContain('Loading…')
  await Lazy.preload()
  expect(draw()).toBe('<b>rabbit</b>')
})
