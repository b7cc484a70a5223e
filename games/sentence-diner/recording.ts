export const record = () => undefined
