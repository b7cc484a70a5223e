declare module 'pics:*' {
  const svg: string
  export default svg
}
