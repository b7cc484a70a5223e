declare module 'pics:*?tones' {
  const tones: Record<'yellow' | 'light' | 'medium-light' | 'medium' | 'medium-dark' | 'dark', string>
  export default tones
}
declare module 'pics:*' {
  const svg: string
  export default svg
}
declare module '*.json?pics' {
  const pictures: Record<string, string>
  export default pictures
}
declare module '*.json?pics-small' {
  const pictures: Record<string, string>
  export default pictures
}
declare module '*.json?pics-tenths' {
  const pictures: Record<string, string>
  export default pictures
}
