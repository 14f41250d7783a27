import ts from "typescript";
import { type Screen, textOf } from "./site-map";

/** What a page does with its forms: the keys of the object that its action is defined by. */
export function intentsOf({ file }: Screen): string[] {
  const source = parse(file);
  const call = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find(({ name }) => name.getText() === "action")?.initializer;
  if (!call || !ts.isCallExpression(call)) return [];
  const [prepare] = call.arguments;
  return prepare && ts.isArrowFunction(prepare) ? keysOf(returnedBy(prepare), source) : [];
}

const parse = (file: string) =>
  ts.createSourceFile(file, textOf(file), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

const returnedBy = ({ body }: ts.ArrowFunction | ts.FunctionDeclaration) =>
  body && ts.isBlock(body) ? body.statements.find(ts.isReturnStatement)?.expression : body;

/** Also the keys of an object that a function of a feature returns. */
function keysOf(node: ts.Node | undefined, source: ts.SourceFile): string[] {
  if (node && ts.isCallExpression(node)) {
    const name = node.expression.getText();
    const from = new RegExp(`\\b${name}\\b[^;]* from "~/([^"]+)"`).exec(source.text)?.[1];
    const found = from && parse(`${from}.ts`);
    const [declared] = found
      ? found.statements.filter(ts.isFunctionDeclaration).filter((one) => one.name?.text === name)
      : [];
    return found && declared ? keysOf(returnedBy(declared), found) : [];
  }
  if (!node || !ts.isObjectLiteralExpression(node)) return [];
  return node.properties.flatMap((property) => {
    if (ts.isSpreadAssignment(property)) return keysOf(property.expression, source);
    const { name } = property;
    return name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? [name.text] : [];
  });
}
