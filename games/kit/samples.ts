// Apart from `index.ts`, so that what needs no sounds doesn't load them all.
export * from './sound/generated/samples.ts'
