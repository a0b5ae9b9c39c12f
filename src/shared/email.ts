const emailShape = /^[^\s@<>()",;:\\[\]]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}]{2,63}$/u

export const isEmail = (text: string): boolean => text.length <= 250 && emailShape.test(text) && !text.includes('..')
