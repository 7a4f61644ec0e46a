/** Imported for what it does: it leaves the reading half of pdf.js where the other half finds it. */
declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs'
