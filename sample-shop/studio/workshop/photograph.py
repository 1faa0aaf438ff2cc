"""Photographs tools: run by Blender (Debian's 3.4), see ../README.md.

    blender -b -P photograph.py -- FOLDER SIZE SAMPLES NAME [NAME …]

Writes FOLDER/NAME.png (the tool and its soft shadow on nothing) and FOLDER/NAME.mask.png (the tool alone, white).
"""
import importlib
import os
import sys
import tempfile

import bpy

here = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.dirname(here))
sys.dont_write_bytecode = True
from workshop import materials, studio                    # noqa: E402
from workshop.develop import develop                      # noqa: E402


def _file_outputs(scene, folder):
    """Makes the exposure write its passes as floating-point files."""
    layer = scene.view_layers[0]
    layer.use_pass_object_index = True
    layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    output = tree.nodes.new('CompositorNodeOutputFile')
    output.base_path = folder
    output.format.file_format, output.format.color_depth = 'OPEN_EXR', '32'
    output.format.color_mode = 'RGBA'
    output.file_slots.clear()
    for slot, source in (('Image', 'Image'), ('IndexOB', 'IndexOB'), ('Albedo', 'Denoising Albedo'), ('Normal', 'Denoising Normal')):
        output.file_slots.new(slot)
        tree.links.new(layers.outputs[source], output.inputs[slot])


def photograph(name, folder, size, samples):
    """Builds scenes/NAME.py in the empty workshop and photographs it."""
    scene = studio.prepare(size, samples)
    materials.forget()
    importlib.import_module(f'scenes.{name.replace("-", "_")}').build()
    with tempfile.TemporaryDirectory() as passes:
        _file_outputs(scene, passes)
        bpy.ops.render.render()
        paths = {file.split('0')[0]: os.path.join(passes, file) for file in os.listdir(passes)}
        develop(paths, os.path.join(folder, f'{name}.png'), os.path.join(folder, f'{name}.mask.png'), scene)


folder, size, samples, *names = sys.argv[sys.argv.index('--') + 1:]
os.makedirs(folder, exist_ok=True)
for each in names:
    photograph(each, folder, int(size), int(samples))
    print(f'photographed {each}', flush=True)
