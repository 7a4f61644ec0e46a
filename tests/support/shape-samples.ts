/** JSON whose keys are hard for programming languages: reserved words, digits, quotes, other scripts, repeats once they are names. */
export const HARD_JSON =
  '{"class":1,"1st":2,"":3,"a b":null,"a-b":[[1,"x"],[]],"items":[{"id":1},{"id":"x","z":{"id":9}}],"list":[{"id":1}],"List":[],"Record":{"int":1},' +
  '"self":{"self":{"self":1.5}},"quote\\"\\\\":true,"\\u043a\\u043b":1.12345678901234567890,"copy":1,"big":[12345678901234567890,null],' +
  '"map":{"1":{"q":1},"2":{"q":null}},"true":true,"line\\nbreak\\u2028":0,"__proto__":{"x":1},"root":{"y":1}}'
