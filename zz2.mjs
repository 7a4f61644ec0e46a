import { unified } from 'unified'; import remarkParse from 'remark-parse'; import remarkGfm from 'remark-gfm'; import remarkRehype from 'remark-rehype'; import rehypeSanitize from 'rehype-sanitize'; import rehypeStringify from 'rehype-stringify';
const unit='# Title\n\nSome *text* with [link](http://a.b) and `code`.\n\n- item\n- item\n\n';
for (const n of [1000,2000,4000]) { const s=unit.repeat(n); let a=performance.now();
 const t1=unified().use(remarkParse).parse(s); let b=performance.now(); const t2=unified().use(remarkParse).use(remarkGfm).parse(s); let c=performance.now(); const h=unified().use(remarkRehype).runSync(t2); let d=performance.now(); const h2=unified().use(rehypeSanitize).runSync(h); let e=performance.now(); const o=unified().use(rehypeStringify).stringify(h2); let f=performance.now();
 console.log(s.length,'parse',b-a|0,'gfm parse',c-b|0,'rehype',d-c|0,'san',e-d|0,'str',f-e|0);
}
for (const [k,u] of Object.entries({para:'Some text here.\n\n',head:'# Title\n\n',emph:'Some *text* here\n\n',list:'- item\n- item\n\ntext\n\n',list1:'- item\n',link:'a [link](http://a.b)\n\n'})) { const s=u.repeat(Math.round(200000/u.length)); let a=performance.now(); unified().use(remarkParse).parse(s); console.log(k,s.length,performance.now()-a|0)}
