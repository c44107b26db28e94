import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { uploadLimits } from '~/domain/uploads/upload-limits';
import {
  aDocx,
  anOleFile,
  aPdf,
  aZip,
  docxFiles,
  packedObjects,
} from '../../../../../tests/factories/documents';
import { inspectResume } from './inspect-resume.server';

/** The type and findings, or why it is refused. */
async function outcomeOf(bytes: Uint8Array): Promise<string> {
  const report = await inspectResume(bytes);
  return 'problem' in report ? report.problem : [report.type, ...report.findings].join(' ');
}

const script = '<< /S /JavaScript /JS (app.alert(1)) >>';

describe('PDF', () => {
  test.each<[string, Buffer | string, string]>([
    ['a plain one', aPdf(), 'pdf'],
    ['one that ends with blank lines', Buffer.concat([aPdf(), Buffer.from('\r\n\r\n')]), 'pdf'],
    ['one with a link', aPdf({ objects: ['<< /S /URI /URI (https://a.example) >>'] }), 'pdf'],
    ['one that opens at a page', aPdf({ catalog: '/OpenAction [3 0 R /Fit]' }), 'pdf'],
    ['one with a script', aPdf({ objects: [script] }), 'pdf javascript'],
    [
      'a script with an escaped name',
      aPdf({ objects: ['<< /S /J#61vaScript /J#53 (x) >>'] }),
      'pdf javascript',
    ],
    [
      'a script in compressed objects',
      aPdf({ objects: [packedObjects(`1 0 ${script}`)] }),
      'pdf javascript',
    ],
    [
      'a script in an object stream',
      aPdf({ objects: [packedObjects(script, { filter: '' })] }),
      'pdf javascript',
    ],
    [
      'a script after the word stream',
      aPdf({ objects: ['(>> stream\n)', script] }),
      'pdf javascript',
    ],
    [
      'objects with another filter',
      aPdf({ objects: [packedObjects(script, { filter: '[/ASCIIHexDecode /FlateDecode]' })] }),
      'pdf not_inspected',
    ],
    [
      'objects that unpack to too much',
      aPdf({ objects: [packedObjects('x'.repeat(40_000_000))] }),
      'pdf not_inspected',
    ],
    [
      'objects that are damaged',
      aPdf({ objects: ['<< /Type /ObjStm /Filter /FlateDecode >>\nstream\nxxxx\nendstream'] }),
      'pdf not_inspected',
    ],
    [
      'a launch action',
      aPdf({ catalog: '/OpenAction << /S /Launch /F (cmd.exe) >>' }),
      'pdf launch action',
    ],
    [
      'an embedded file',
      aPdf({ catalog: '/Names << /EmbeddedFiles 4 0 R >>' }),
      'pdf embedded_files',
    ],
    ['a form that sends', aPdf({ objects: ['<< /S /SubmitForm >>'] }), 'pdf form'],
    ['an encrypted one', aPdf({ objects: ['<< /Encrypt 9 0 R >>'] }), 'pdf encrypted'],
    ['a page with a PDF header', '%PDF-1.7\n<html><script>alert(1)</script></html>', 'damaged'],
    ['a page with a PDF header further down', '<html>\n%PDF-1.7', 'unknown_type'],
    ['a truncated file', aPdf().subarray(0, 100), 'damaged'],
    ['no end-of-file marker', aPdf().subarray(0, -7), 'damaged'],
    ['data after the end', Buffer.concat([aPdf(), Buffer.from('PK\x05\x06')]), 'damaged'],
    [
      'a cross-reference table outside the file',
      Buffer.from(
        aPdf()
          .toString('latin1')
          .replace(/startxref\n\d+/, 'startxref\n9999999'),
      ),
      'damaged',
    ],
    ['no root object', Buffer.from(aPdf().toString('latin1').replace('/Root', '/Toor')), 'damaged'],
  ])('%s', async (_, content, fate) => {
    expect(await outcomeOf(Buffer.from(content))).toBe(fate);
  });

  test('ignores short names in compressed bytes', async () => {
    const data = deflateSync(Buffer.alloc(100)).toString('latin1');
    const object = `<< /Filter /FlateDecode >>\nstream\n${data}/JS /AA /3D ${data}\nendstream`;
    expect(await outcomeOf(aPdf({ objects: [object] }))).toBe('pdf');
  });

  test('ten megabytes of streams are scanned once', async () => {
    const objects = Array.from({ length: 100_000 }, () => '<<>>\nstream\nx\nendstream');
    expect(await outcomeOf(aPdf({ objects }))).toBe('pdf');
  });
});

describe('DOCX', () => {
  const relation = (type: string, target: string) =>
    `<Relationships><Relationship Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}" TargetMode="External"/></Relationships>`;
  const rels = 'word/_rels/settings.xml.rels';

  test.each<[string, Buffer, string]>([
    ['a plain one', aDocx(), 'docx'],
    ['one with a link', aDocx({ [rels]: relation('hyperlink', 'https://a.example') }), 'docx'],
    [
      'an external template',
      aDocx({ [rels]: relation('attachedTemplate', 'https://a.example/x.dotm') }),
      'docx external',
    ],
    ['an embedded object', aDocx({ 'word/embeddings/oleObject1.bin': 'x' }), 'docx objects'],
    [
      'a field that starts a program',
      aDocx({
        'word/footer1.xml': '<w:instrText>DDE</w:instrText><w:instrText>AUTO c:\\cmd</w:instrText>',
      }),
      'docx fields',
    ],
    ['macros', aDocx({ 'word/vbaProject.bin': 'x' }), 'macros'],
    [
      'macros under another name',
      aDocx({
        '[Content_Types].xml':
          '<Types>application/vnd.ms-word.document.macroEnabled.main+xml</Types>',
      }),
      'macros',
    ],
    [
      'a spreadsheet',
      aZip({ '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': 'x' }),
      'unknown_type',
    ],
    [
      'a document by its file names only',
      aDocx({ '[Content_Types].xml': '<Types/>' }),
      'unknown_type',
    ],
    ['any zip', aZip({ 'evil.exe': 'MZ' }), 'unknown_type'],
    [
      'text that looks like a document',
      Buffer.from('PK\x03\x04..[Content_Types].xml..word/document.xml'),
      'damaged',
    ],
    ['half a file', aDocx().subarray(0, 200), 'damaged'],
    [
      'thousands of files',
      aDocx(
        Object.fromEntries(Array.from({ length: 3_000 }, (_, index) => [`word/${index}.bin`, ''])),
      ),
      'damaged',
    ],
    [
      'files that unpack to too much',
      aZip(docxFiles(), { 'word/document.xml': 2_000_000_000 }),
      'damaged',
    ],
    [
      'a file that lies about its size',
      aZip(docxFiles({ 'word/a.xml': 'x'.repeat(9_000) }), { 'word/a.xml': 9 }),
      'damaged',
    ],
    ['a name that leaves the folder', aDocx({ '../../evil': 'x' }), 'damaged'],
  ])('%s', async (_, bytes, fate) => {
    expect(await outcomeOf(bytes)).toBe(fate);
  });
});

describe('DOC', () => {
  const many = Array.from({ length: 40 }, (_, index) => `Entry ${index}`);
  test.each<[string, Buffer, string]>([
    ['a plain one', anOleFile(['1Table', 'WordDocument']), 'doc'],
    ['one with a long directory', anOleFile([...many, 'WordDocument']), 'doc'],
    ['embedded objects', anOleFile(['WordDocument', 'ObjectPool']), 'doc objects'],
    ['macros', anOleFile(['WordDocument', 'Macros', 'VBA']), 'macros'],
    ['a spreadsheet', anOleFile(['Workbook']), 'unknown_type'],
    ['an encrypted document', anOleFile(['EncryptedPackage']), 'damaged'],
    ['a truncated file', anOleFile(['WordDocument']).subarray(0, 600), 'damaged'],
    ['a circular directory', circular(), 'damaged'],
  ])('%s', async (_, bytes, fate) => {
    expect(await outcomeOf(bytes)).toBe(fate);
  });

  function circular(): Buffer {
    const bytes = anOleFile(['WordDocument']);
    bytes.writeUInt32LE(1, 512 + 4);
    return bytes;
  }
});

test.each([
  ['a program', 'MZ\x90\0'],
  ['a page', '<script>alert(1)</script>'],
  ['rich text', '{\\rtf1'],
  ['nothing', ''],
])('%s is not a resume', async (_, text) => {
  expect(await outcomeOf(Buffer.from(text, 'latin1'))).toBe('unknown_type');
});

test.each([
  ['PDF', aPdf({ objects: [packedObjects(script)] })],
  ['DOCX', aDocx()],
  ['DOC', anOleFile(['WordDocument'])],
])('a randomly modified %s always gets a report', async (_, original) => {
  const change = fc.record({
    at: fc.integer({ min: 0, max: original.length - 1 }),
    value: fc.integer({ min: 0, max: 255 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 8 }), async (changes) => {
      const copy = Buffer.from(original);
      for (const { at, value } of changes) copy[at] = value;
      expect(await outcomeOf(copy)).toMatch(/^(pdf|docx|doc|unknown_type|damaged|macros)/);
    }),
  );
});

test('after a few packed parts that are too large, the others are not unpacked', async () => {
  const bomb = packedObjects('0'.repeat(uploadLimits.maxInspectedBytes + 1));
  const withBombs = (count: number) =>
    aPdf({ objects: [...Array<string>(count).fill(bomb), packedObjects(`1 0 ${script}`)] });
  expect(await outcomeOf(withBombs(7))).toBe('pdf javascript not_inspected');
  expect(await outcomeOf(withBombs(8))).toBe('pdf not_inspected');
});

describe('DOCX with hidden active content', () => {
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const template = `Type="${office}/attachedTemplate" TargetMode="External"`;
  const link = `<Relationship Id="a" Type="${office}/hyperlink" Target="https://a.example" TargetMode="External"/>`;
  test.each([
    ['a link alone', link, 'docx'],
    [
      'an address like a link',
      `<Relationship ${template} Target="https://a.example/hyperlink"/>`,
      'docx external',
    ],
    [
      'a type within an address',
      `<Relationship Target="https://a.example/? Type='a/hyperlink'" ${template}/>`,
      'docx external',
    ],
    [
      'a line break in its name',
      `${link}<Relationship\n${template} Target="https://a.example/t"/>`,
      'docx external',
    ],
  ])('%s: %#', async (_, relation, fate) => {
    const rels = `<Relationships>${relation}</Relationships>`;
    expect(await outcomeOf(aDocx({ 'word/_rels/document.xml.rels': rels }))).toBe(fate);
  });
  test.each([
    ['text after the field', '<w:fldSimple w:instr="DDEAUTO cmd">x</w:fldSimple>'],
    ['another prefix', '<v:instrText>DDE</v:instrText><v:instrText>AUTO cmd</v:instrText>'],
  ])('%s', async (_, field) => {
    expect(await outcomeOf(aDocx({ 'word/header1.xml': field }))).toBe('docx fields');
  });
});
